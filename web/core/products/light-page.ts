import { LONGEST_PAGE } from '#rules/shops/products/page-size';

/** Adds nothing to what a page says, and is most of what it weighs. */
const WEIGHT = 'style, svg, iframe, template, video, audio, canvas';
const SCRIPTS = 'script:not([type*="json"])';

/** Without what runs, too, where that is not enough. The page is taken apart and never shown. */
export function lightened(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const without = (selector: string) => {
    for (const element of page.querySelectorAll(selector)) element.remove();
    return `<!doctype html>${page.documentElement.outerHTML}`;
  };
  const light = without(WEIGHT);
  return (light.length <= LONGEST_PAGE ? light : without(SCRIPTS)).slice(0, LONGEST_PAGE);
}
