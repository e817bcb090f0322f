import vine from '@vinejs/vine'
import { test } from '@japa/runner'
import { encodeCursor } from '#app/core/pagination'
import { parseInternalId, parseSnowflake } from '#app/core/path_ids'
import { cursorField, limitField, queryId, searchField } from '#app/core/validation/list_fields'

const validator = vine.create({
  limit: limitField(),
  category: queryId().optional(),
  cursor: cursorField(),
  search: searchField(),
})

async function refusal(query: Record<string, unknown>) {
  const [error] = await validator.tryValidate(query)
  return error?.messages.map(({ field }: { field: string }) => field)
}

test.group('Query fields', () => {
  test('Query fields are converted to their types', async ({ assert }) => {
    const cursor = encodeCursor(['newest', '7'])
    assert.deepEqual(
      await validator.validate({
        limit: '100',
        category: '12',
        cursor,
        search: '  mu\u200bsic\r\n ',
      }),
      { limit: 100, category: 12, cursor: ['newest', '7'], search: 'music' }
    )
    assert.deepEqual(await validator.validate({}), {})
    assert.deepEqual(await validator.validate({ search: ' \u200b ' }), { search: '' })
  })

  test('limit rejects {$self}')
    .with([
      '',
      '0',
      '101',
      '-1',
      '+5',
      '1.5',
      '1e1',
      '0x10',
      ' 5',
      '٣',
      'NaN',
      'null',
      '9'.repeat(30),
    ])
    .run(async ({ assert }, limit) => {
      assert.deepEqual(await refusal({ limit }), ['limit'])
    })

  test('no field takes a list or an object')
    .with(['limit', 'category', 'cursor', 'search'])
    .run(async ({ assert }, field) => {
      for (const value of [['1'], ['1', '2'], [], { 0: '1' }, {}, true]) {
        assert.deepEqual(await refusal({ [field]: value }), [field], JSON.stringify(value))
      }
    })

  test('a category is a valid id', async ({ assert }) => {
    for (const category of ['0', '-1', '9007199254740993', '99999999999999999999', 'abc']) {
      assert.deepEqual(await refusal({ category }), ['category'])
    }
  })

  test('a cursor must belong to this list')
    .with([
      '',
      'x',
      '%%%',
      'bnVsbA',
      Buffer.from('["a"]').toString('base64url'),
      Buffer.from('["a","b","c"]').toString('base64url'),
      Buffer.from('["a",1]').toString('base64url'),
      Buffer.from('[1,{"a":1}]').toString('base64url'),
      Buffer.from('[1,').toString('base64url'),
      'A'.repeat(5_000),
    ])
    .run(async ({ assert }, cursor) => {
      assert.deepEqual(await refusal({ cursor }), ['cursor'])
    })

  test('a search has no control characters except tabs and line breaks', async ({ assert }) => {
    assert.isUndefined(await refusal({ search: 'a\tb\r\nc\u2028d' }))
    for (const search of ['\u0000', 'mu\u0000sic', '\u0001', '\u001b[0m', '\u007f', '\u0085']) {
      assert.deepEqual(await refusal({ search }), ['search'], JSON.stringify(search))
    }
  })

  test('a search has a maximum length', async ({ assert }) => {
    assert.isUndefined(await refusal({ search: 'a'.repeat(200) }))
    assert.deepEqual(await refusal({ search: 'a'.repeat(201) }), ['search'])
  })
})

test.group('Path ids', () => {
  test('of the right kind are accepted', ({ assert }) => {
    assert.equal(parseInternalId('12'), 12)
    assert.equal(parseSnowflake('200000000000000001'), '200000000000000001')
  })

  test('of any other kind identify nothing', ({ assert }) => {
    const wrong = [
      '',
      '0',
      '01',
      '-1',
      '1.0',
      '1e1',
      '0x1',
      'abc',
      ' 1',
      '1\u0000',
      '99999999999999999999',
      undefined,
    ]
    for (const id of wrong) assert.throws(() => parseInternalId(id), 'Not found.')
    for (const id of [...wrong.slice(0, -2), '1'.repeat(22), '12345', undefined]) {
      assert.throws(() => parseSnowflake(id), 'Not found.')
    }
  })
})
