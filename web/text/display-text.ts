const PASSES = 5;
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi;

let decoder: HTMLTextAreaElement | undefined;

/** The browser's own decoder. It gets one entity at a time, so that no markup ever passes through it. */
function decoded(entity: string): string {
  decoder ??= document.createElement('textarea');
  decoder.innerHTML = entity;
  return decoder.value;
}

/** A text of the server as people shall read it: HTML entities decoded, as often as they were encoded. Shown as plain text. */
export function displayText(text: string | null | undefined): string {
  let shown = text ?? '';
  for (let pass = 0; pass < PASSES; pass++) {
    const next = shown.replace(ENTITY, decoded);
    if (next === shown) break;
    shown = next;
  }
  return shown;
}
