import { test } from '@japa/runner'
import { parseTextQuery } from '#app/directory/search/text_query'
import type { SearchWord } from '#app/directory/search/vocabulary'

function word(text: string, more: Partial<SearchWord> = {}): SearchWord {
  const none = { isEmpty: false, bots: 0, completions: [], similar: [], joined: null }
  return { word: text, lexemes: [text], ...none, ...more }
}

const queryOf = (words: SearchWord[], symbols: string[] = []) =>
  parseTextQuery({ text: '', words, symbols })

test.group('Text queries', () => {
  test('require all words, each in any of its forms', ({ assert }) => {
    const query = queryOf([word('games', { lexemes: ['games', 'game'] }), word('fun')])
    assert.equal(query.toTsquery(), `('games'|'game')&('fun')`)
    assert.equal(query.toTsquery({ weights: 'AB' }), `('games':AB|'game':AB)&('fun':AB)`)
  })

  test('include completions and corrections unless only exact matches count', ({ assert }) => {
    const query = queryOf([
      word('mus', { completions: [{ word: 'music', bots: 3 }] }),
      word('gmaes', { similar: [{ word: 'games', bots: 4 }] }),
    ])
    assert.equal(query.toTsquery(), `('mus'|'music')&('gmaes'|'games')`)
    assert.equal(query.toTsquery({ exactOnly: true }), `('mus')&('gmaes')`)
  })

  test('take two words as one that bots write as one', ({ assert }) => {
    const query = queryOf([word('mod', { joined: 'modmail' }), word('mail'), word('tickets')])
    assert.equal(query.toTsquery(), `(('mod')&('mail')|('modmail'))&('tickets')`)
    assert.equal(query.toAnyTsquery(), `('mod')|('mail')|('tickets')`)
  })

  test('escape symbols, so that they are no operators', ({ assert }) => {
    assert.equal(queryOf([], ["'", '\\', '|', ':']).toTsquery(), `('''')&('\\\\')&('|')&(':')`)
    assert.isTrue(queryOf([]).isEmpty)
  })

  test('leave out stop words, unless there are no others', ({ assert }) => {
    const filler = [word('the', { isEmpty: true }), word('bot')]
    assert.equal(queryOf([...filler, word('music')]).toTsquery(), `('music')`)
    assert.equal(queryOf(filler).toTsquery(), `('the')&('bot')`)
  })

  test('use the nearest corrections, and of these the common ones', ({ assert }) => {
    const asked = word('modreation', {
      similar: [
        { word: 'moderation', bots: 500 },
        { word: 'moderations', bots: 900 },
        { word: 'unrelated', bots: 9_000 },
      ],
    })
    assert.equal(queryOf([asked]).toTsquery(), `('modreation'|'moderation')`)

    const rare = word('musik', {
      similar: [
        { word: 'music', bots: 900 },
        { word: 'muzik', bots: 80 },
      ],
    })
    assert.equal(queryOf([rare]).toTsquery(), `('musik'|'music')`)
  })

  test('correct a known word only to one far more common', ({ assert }) => {
    const similar = [{ word: 'music', bots: 19 }]
    assert.equal(queryOf([word('musix', { bots: 2, similar })]).toTsquery(), `('musix')`)
    const common = [{ word: 'music', bots: 20 }]
    assert.equal(
      queryOf([word('musix', { bots: 2, similar: common })]).toTsquery(),
      `('musix'|'music')`
    )
  })

  test('allow two typos in long words only, and in short ones only swapped letters', ({
    assert,
  }) => {
    for (const [typed, known, isCorrected] of [
      ['brithdayz', 'birthdays', true],
      ['musqc', 'mussic', false],
      ['sohp', 'shop', true],
      ['anti', 'alti', false],
    ] as const) {
      const query = queryOf([word(typed, { similar: [{ word: known, bots: 50 }] })])
      assert.equal(query.toTsquery().includes(known), isCorrected, typed)
    }
  })
})
