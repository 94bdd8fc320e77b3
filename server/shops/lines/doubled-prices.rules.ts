/** A price that shops write twice, once to be heard: "$19.99$1999" and "19,99 € 1999 €". */
const DOUBLED = [
  /^(?<first>[A-Z]{0,3}\p{Sc}\s?\d[\d.,\s]{0,12}?)\s?[A-Z]{0,3}\p{Sc}\s?\d[\d.,\s]{0,12}$/u,
  /^(?<first>\d[\d.,\s]{0,12}?\s?(?:\p{Sc}|[\p{L}.]{1,4}))\s?\d[\d.,\s]{0,12}(?:\p{Sc}|[\p{L}.]{1,4})$/u,
];

/** The price that a text says once or twice. */
export function singlePrice(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const matches = flat.length > 60 ? [] : DOUBLED.map((pattern) => pattern.exec(flat)?.groups?.first);
  return matches.find(Boolean)?.trim() ?? flat;
}
