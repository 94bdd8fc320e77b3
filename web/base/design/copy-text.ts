/** A page without HTTPS has no clipboard: the selection is tried. */
export async function copyText(text: string, input: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    input.select();
    return document.execCommand('copy');
  }
}
