import * as fc from 'fast-check'
import { test } from '@japa/runner'
import { MAX_URL_LENGTH, safeText, safeUrl, searchText } from '#app/core/text'

const PLAIN = { min: 1, max: 40 }
const LONG = { max: 2_000, multiline: true }

/** Any text that a program may send: well-formed or not, including invisible characters. */
const anything = () =>
  fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
    fc
      .array(
        fc.constantFrom(
          ' ',
          '\n',
          '\r',
          '\t',
          '\u0000',
          '\u200b',
          '\u202e',
          '\u2066',
          '\ufeff',
          'a',
          '\u0301',
          'ț',
          '👩‍🚀'
        )
      )
      .map((parts) => parts.join(''))
  )

/** An address whose host has escapes or wide characters, which URL parsers decode to ASCII. */
const strangeHost = () =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom('a', '.', 'ș'),
        fc.integer({ min: 0, max: 0x7f }).map((code) => `%${code.toString(16).padStart(2, '0')}`),
        fc.integer({ min: 0xff01, max: 0xff5e }).map((code) => String.fromCharCode(code))
      ),
      { minLength: 1 }
    )
    .map((parts) => `https://a${parts.join('')}.example/`)

const HOSTILE =
  // oxlint-disable-next-line no-control-regex -- the test looks for control characters
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/

test.group('Safe text', () => {
  test('is normalized ({$i})')
    .with([
      { typed: '  hello  ', stored: 'hello' },
      { typed: 'a\r\nb\rc\u2028d', stored: 'a b c d' },
      { typed: 'e\u0301', stored: 'é' },
      { typed: 'e\u200b\u0301', stored: 'é' },
      { typed: 'e\u0007\u0301', stored: 'é' },
      { typed: 'a\u0007b\u001b[31mc\u0085', stored: 'ab[31mc' },
      { typed: '\ufeffz\u200be\u2060ro', stored: 'zero' },
      { typed: 'tab\tbed', stored: 'tab bed' },
      { typed: 'șțăîâ', stored: 'șțăîâ' },
      { typed: '👩‍🚀', stored: '👩‍🚀' },
      { typed: 'שלום\u200e', stored: 'שלום\u200e' },
    ])
    .run(({ assert }, { typed, stored }) => {
      assert.deepEqual(safeText(typed, PLAIN), { value: stored })
    })

  test('keeps line breaks and tabs in multiline text', ({ assert }) => {
    assert.deepEqual(safeText(' one\r\n\n\ttwo \n', LONG), { value: 'one\n\n\ttwo' })
  })

  test('is rejected if it is deceptive ({$i})')
    .with([
      { typed: 'a\u0000b' },
      { typed: 'a\ud800b' },
      { typed: 'a\udc00' },
      { typed: 'abc\u202etxt.exe' },
      { typed: '\u2066a\u2069' },
    ])
    .run(({ assert }, { typed }) => {
      assert.deepEqual(safeText(typed, PLAIN), { defect: 'characters' })
    })

  test('is empty if nothing of it is visible ({$i})')
    .with([
      '',
      '   ',
      '\u200b'.repeat(12),
      '\u3164\u115f',
      '\u2800\u2800',
      '\u00ad\u00a0',
      '\u200d\u200c',
    ])
    .run(({ assert }, typed) => {
      assert.deepEqual(safeText(typed, PLAIN), { defect: 'required' })
      assert.deepEqual(safeText(typed, LONG), { value: '' })
    })

  test('is counted as in a textarea, after normalizing', ({ assert }) => {
    const limits = { min: 4, max: 6 }
    assert.deepEqual(safeText('abc', limits), { defect: 'minLength' })
    assert.deepEqual(safeText('  abc  ', limits), { defect: 'minLength' })
    assert.deepEqual(safeText('👍👍', limits), { value: '👍👍' })
    assert.deepEqual(safeText('👍👍👍', limits), { value: '👍👍👍' })
    assert.deepEqual(safeText('👍👍👍a', limits), { defect: 'maxLength' })
    assert.deepEqual(safeText('e\u0301'.repeat(6), limits), { value: 'é'.repeat(6) })
    assert.deepEqual(safeText('a\r\nb\r\nc', { max: 5, multiline: true }), { value: 'a\nb\nc' })
  })

  test('is clean, within its limits and idempotent for any input', () => {
    fc.assert(
      fc.property(anything(), fc.boolean(), (typed, multiline) => {
        const limits = { min: 1, max: 50, multiline }
        const { value, defect } = safeText(typed, limits)
        if (defect) return
        const again = safeText(value!, limits)
        return (
          again.value === value &&
          value!.isWellFormed() &&
          !HOSTILE.test(value!) &&
          (multiline || !/[\n\t]/.test(value!)) &&
          value === value!.trim() &&
          value!.length >= 1 &&
          value!.length <= 50
        )
      }),
      { numRuns: 2_000 }
    )
  })
})

test.group('Search text', () => {
  test('drops characters that match nothing ({$i})')
    .with([
      { typed: '  music   bot ', asked: 'music bot' },
      { typed: 'mu\u0000sic', asked: 'music' },
      { typed: 'cafe\u0000\u0301', asked: 'café' },
      { typed: '\u202ecisum', asked: 'cisum' },
      { typed: 'a\nb\tc\u00a0d', asked: 'a b c d' },
      { typed: '100%_', asked: '100%_' },
      { typed: '\u200b \u3164', asked: '' },
      { typed: 'x\ud800', asked: 'x' },
      { typed: '\udc00x\ud83c\udf31', asked: 'x\ud83c\udf31' },
    ])
    .run(({ assert }, { typed, asked }) => {
      assert.equal(searchText(typed), asked)
    })

  test('never throws and is valid for the database', () => {
    fc.assert(
      fc.property(anything(), (typed) => {
        const asked = searchText(typed)
        return asked.isWellFormed() && !HOSTILE.test(asked) && asked === searchText(asked)
      }),
      { numRuns: 2_000 }
    )
  })
})

test.group('Safe URLs', () => {
  test('are normalized ({$i})')
    .with([
      { typed: 'https://example.com', stored: 'https://example.com/' },
      { typed: ' HTTP://Example.COM/a/../b ', stored: 'http://example.com/b' },
      { typed: 'https://example.com:443/x?y=1#z', stored: 'https://example.com/x?y=1#z' },
      { typed: 'https://românia.ro/ș', stored: 'https://xn--romnia-yta.ro/%C8%99' },
    ])
    .run(({ assert }, { typed, stored }) => {
      assert.deepEqual(safeUrl(typed), { value: stored })
    })

  test('are rejected ({$i})')
    .with(
      [
        '',
        'example.com',
        '//example.com',
        'https:example.com',
        'https:/example.com',
        'javascript:alert(1)',
        'javascript://example.com/%0aalert(1)',
        'data:text/html,x',
        'ftp://example.com',
        'https://',
        'https://user:pass@example.com',
        'https://user@example.com',
        'https://example.com/"onmouseover="x',
        "https://example.com/'x",
        'https://example.com/<script>',
        'https://example.com\\@evil.example',
        'https://example.com/\u0000',
        'https://example.com/a b',
        'https://exa\nmple.com',
        'https://example.com/\u202eexe',
        'https://example.com/\ud800',
        'https://[::1',
        'https://a.example＂',
        'https://a.example%22onmouseover=x',
        'https://a＇.example',
        'https://a%60.example',
      ].map((typed) => ({ typed }))
    )
    .run(({ assert }, { typed }) => {
      assert.deepEqual(safeUrl(typed), { defect: 'url' })
    })

  test('are limited to the given hosts', ({ assert }) => {
    const limits = { schemes: ['https'], hosts: ['discord.com', 'discord.gg'] }
    assert.deepEqual(safeUrl('https://discord.gg/abc', limits), { value: 'https://discord.gg/abc' })
    assert.deepEqual(safeUrl('https://DISCORD.com./x', limits), { defect: 'host' })
    assert.deepEqual(safeUrl('https://discord.com.evil.example/', limits), { defect: 'host' })
    assert.deepEqual(safeUrl('https://evil.example/discord.com', limits), { defect: 'host' })
    assert.deepEqual(safeUrl('http://discord.com/', limits), { defect: 'url' })
  })

  test('have a maximum length, typed and stored', ({ assert }) => {
    const base = 'https://example.com/'
    const longest = base + 'a'.repeat(MAX_URL_LENGTH - base.length)
    assert.deepEqual(safeUrl(longest), { value: longest })
    assert.deepEqual(safeUrl(`${longest}a`), { defect: 'maxLength' })
    assert.deepEqual(safeUrl(base + 'ș'.repeat(200)), { defect: 'maxLength' })
  })

  test('are valid and idempotent for any input', () => {
    const parts = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      anything(),
      strangeHost()
    )
    fc.assert(
      fc.property(parts, anything(), (address, tail) => {
        const { value } = safeUrl(address + tail)
        if (value === undefined) return
        const { protocol, username, password } = new URL(value)
        return (
          /^https?:$/.test(protocol) &&
          username + password === '' &&
          !/["'<>\\\s]/.test(value) &&
          safeUrl(value).value === value
        )
      }),
      { numRuns: 2_000 }
    )
  })
})
