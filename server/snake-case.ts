/** `orderIndex` as `order_index`: how columns are named in the database, and fields in the contract of REST. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
