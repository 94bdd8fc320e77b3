import type { Copied } from '#rules/shops/lines/pasted/rich-text';

/** The words on a clipboard, also as rich text where the program that they come from put that there. */
export function copiedWords(clipboard: DataTransfer): Copied {
  return { plain: clipboard.getData('text/plain'), html: clipboard.getData('text/html') };
}
