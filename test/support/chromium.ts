import { existsSync } from 'node:fs'
import axe from 'axe-core'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'

/** Where Chromium is on this machine: `CHROMIUM`, or as Debian and Fedora install it; null where there is none. */
export const chromiumPath: string | null =
  [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (path) => path !== undefined && existsSync(path),
  ) ?? null

const PATIENCE_MS = 120_000

/** Starts it without a window. */
export const startChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath ?? '', args: ['--no-sandbox', '--disable-gpu'], timeout: PATIENCE_MS })

/** A page of its own, as somebody in Türkiye has it. */
export const openPage = async (browser: Browser, options: BrowserContextOptions): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({ ...options, locale: 'tr-TR' })
  context.setDefaultTimeout(PATIENCE_MS)
  return { context, page: await context.newPage() }
}

/** What axe finds wrong on a page by WCAG 2.2 AA and its own best practices: the rule and the place. */
export const accessFaults = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source)
  const found = await page.evaluate<{ id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]>(
    'axe.run().then(({ violations }) => violations)',
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${String(target)} ${failureSummary ?? ''}`))
}
