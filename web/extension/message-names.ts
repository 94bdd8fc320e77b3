/** Browsers' names know no capitals, so that an id is written as numbers. */
export function messageName(id: string): string {
  return `m${Array.from(id, (letter) => letter.charCodeAt(0).toString(16)).join('')}`;
}

export const LANGUAGE_NAME = 'language';
