/** Names with one key are the same in the eyes of people, who see no joiners and no width. */
export function nameKey(text: string): string {
  const seen = text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return seen.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
}
