import { test } from '@japa/runner'
import {
  ROLES,
  getRolesWithRight,
  STAFF_RIGHTS,
  STAFF_ROLES,
  hasRoleWithRight,
  type Role,
  type StaffRight,
  type StaffRole,
} from '#app/identity/rules'

/** The columns of the matrix. */
const COLUMNS: readonly StaffRole[] = ['reviewer', 'moderator', 'developer_community', 'owner']

/** The expected rights, repeated here so that no change of the table goes unnoticed. */
const MATRIX: Record<StaffRight, string> = {
  //                  rev mod dev own
  enterDashboard: '    ✓   ✓   ✓   ✓',
  decideBots: '        ✓   ✓   ✓   ✓',
  certifyBots: '       ✓   ✓   -   ✓',
  editBots: '          ✓   ✓   -   ✓',
  unrejectBots: '      -   -   -   ✓',
  deleteBots: '        -   -   -   ✓',
  seeHiddenBots: '     ✓   ✓   ✓   ✓',
  submitWithoutLimit: '✓   ✓   ✓   ✓',
  deleteReviews: '     ✓   ✓   ✓   ✓',
  reviewApplications: '-   ✓   -   ✓',
  answerSupport: '     -   ✓   ✓   ✓',
  handleReports: '     ✓   ✓   ✓   ✓',
  listMembers: '       -   -   -   ✓',
  grantRoles: '        ✓   ✓   ✓   ✓',
  moderateMembers: '   -   ✓   -   ✓',
  editMembers: '       -   -   -   ✓',
  deleteMembers: '     -   -   -   ✓',
  readLogs: '          -   -   ✓   ✓',
  announce: '          -   -   ✓   ✓',
  manageAds: '         -   -   -   ✓',
  manageSharedReplies: '-   ✓   -   ✓',
  manageCategories: '  -   -   -   ✓',
  readStatistics: '    ✓   ✓   ✓   ✓',
  readStaffStatistics: '-   -   -   ✓',
}
const RIGHTS = Object.keys(MATRIX) as StaffRight[]
const isMarked = (right: StaffRight, role: StaffRole) =>
  MATRIX[right].trim().split(/\s+/)[COLUMNS.indexOf(role)] === '✓'

test.group('Staff rights', () => {
  test('{0}: exactly the roles of the matrix')
    .with(RIGHTS.map((right) => [right] as const))
    .run(({ assert }, [right]) => {
      const expected = COLUMNS.filter((role) => isMarked(right, role))
      assert.sameMembers(getRolesWithRight(right), expected)
      for (const role of COLUMNS)
        assert.equal(hasRoleWithRight([role], right), isMarked(right, role), role)
    })

  test('the matrix has a column for every role and a row for every right', ({ assert }) => {
    assert.sameMembers([...COLUMNS], [...STAFF_ROLES])
    assert.sameMembers(Object.keys(STAFF_RIGHTS), RIGHTS)
  })

  test('other roles have no rights', ({ assert }) => {
    const others = (Object.keys(ROLES) as Role[]).filter(
      (role) => !STAFF_ROLES.some((one) => one === role)
    )
    for (const right of RIGHTS)
      assert.isFalse(hasRoleWithRight([...others, 'toString'], right), right)
  })

  test('several roles combine their rights', ({ assert }) => {
    assert.isTrue(hasRoleWithRight(['user', 'supporter', 'moderator'], 'moderateMembers'))
    assert.isFalse(hasRoleWithRight([], 'enterDashboard'))
  })
})
