import { chromium, type Request } from '@playwright/test';

/** In bytes, as they travel: the scripts that a guest downloads before the list can be used. */
export async function scriptWeight(executablePath: string, listUrl: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (/\.js(\?|$)/.test(request.url())) scripts.push(request);
    });
    await page.goto(listUrl);
    await page.getByRole('heading', { level: 1, name: /^Birthday of/ }).waitFor();
    await page.locator('.drawn').waitFor({ state: 'detached' }); // what the server drew needs none
    const sizes = await Promise.all([...scripts].map((script) => script.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  } finally {
    await browser.close();
  }
}
