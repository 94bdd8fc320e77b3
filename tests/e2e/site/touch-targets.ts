/**
 * Controls smaller than a thumb needs: 44 pixels, wide and high. Links in a sentence have its height, what the whole row
 * presses is as large as the row, a box to tick is pressed by its label, and the editor of the playground is as it comes.
 * Runs in the page.
 */
export function smallTargets(): string[] {
  const isInSentence = (control: Element) =>
    control.matches('a') &&
    [...(control.parentElement?.childNodes ?? [])].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
  const small = [...document.querySelectorAll('a, button, select, summary, label:has(input)')].filter((control) => {
    const { width, height } = control.getBoundingClientRect();
    const isSeen =
      width > 4 && height > 4 && control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isWholeRow = getComputedStyle(control, '::after').position === 'absolute';
    const isLarge = height >= 43.5 && width >= 43.5;
    return (
      isSeen &&
      !isLarge &&
      !isWholeRow &&
      !isInSentence(control) &&
      !control.closest('p, dd, [aria-hidden="true"], .graphiql-container')
    );
  });
  return small.map((control) => {
    const { width, height } = control.getBoundingClientRect();
    const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
    return `${Math.round(width)} × ${Math.round(height)}: ${name}`;
  });
}
