import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LanguageToggle, type Language } from '../../src/i18n/index.ts'
import { applyTheme, isThemeChoice, ThemeSwitch, type ThemeChoice } from '../../src/theme/index.ts'
import { MARK } from '../../src/theme/mark.ts'
import { renderUi } from '../render.tsx'

describe('theme', () => {
  beforeEach(() => applyTheme('system'))

  it('is an attribute of the root element, absent for the system theme', () => {
    applyTheme('dark')
    expect(document.documentElement.getAttribute('data-theme')).toBe('dark')
    applyTheme('system')
    expect(document.documentElement.hasAttribute('data-theme')).toBe(false)
  })

  it('ignores an unknown stored choice', () => {
    expect(isThemeChoice('dark')).toBe(true)
    expect(isThemeChoice('blue')).toBe(false)
    expect(isThemeChoice(null)).toBe(false)
  })

  it('is chosen by name', async () => {
    const chosen = vi.fn<(theme: ThemeChoice) => void>()
    renderUi(<ThemeSwitch value="system" onValueChange={chosen} />)
    expect(screen.getByRole('button', { name: 'System', pressed: true })).toBeTruthy()

    await userEvent.click(screen.getByRole('button', { name: 'Night' }))
    expect(chosen).toHaveBeenCalledWith('dark')
  })

  it('cannot be deselected', async () => {
    const chosen = vi.fn<(theme: ThemeChoice) => void>()
    renderUi(<ThemeSwitch value="light" onValueChange={chosen} />)
    await userEvent.click(screen.getByRole('button', { name: 'Day' }))

    expect(chosen).not.toHaveBeenCalled()
  })
})

describe('LanguageToggle', () => {
  it('names each language in that language', async () => {
    const chosen = vi.fn<(language: Language) => void>()
    renderUi(<LanguageToggle value="en" onValueChange={chosen} />)
    const romanian = screen.getByRole('button', { name: 'RO: Română' })
    expect(romanian.getAttribute('lang')).toBe('ro')

    await userEvent.click(romanian)
    expect(chosen).toHaveBeenCalledWith('ro')
  })
})

describe('the logo', () => {
  it.each(['favicon.svg', 'icon.svg', 'icon-maskable.svg', 'mark.svg'])(
    'is identical in %s',
    (name) => {
      const file = readFileSync(join(import.meta.dirname, '../../assets', name), 'utf8')

      for (const path of [MARK.head, MARK.stem, MARK.largeLeaf, MARK.smallLeaf]) {
        expect(file).toContain(path)
      }
      expect(file).not.toMatch(/<script|<style|href/)
    }
  )
})
