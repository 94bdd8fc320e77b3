/** Names in the browser's own files of messages. They know no capitals, so that an id is written as numbers. */
export function messageName(id: string): string {
  return `m${Array.from(id, (letter) => letter.charCodeAt(0).toString(16)).join('')}`;
}

/** Under which the files say in which language they are. */
export const LANGUAGE_NAME = 'language';
