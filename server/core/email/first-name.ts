/** Titles before a first name: “Aunt Rosa” is not “Aunt”. */
const TITLE = /^(aunt|auntie|uncle|grandma|grandpa|granny|mr|mrs|ms|miss|dr|prof|the|.{0,1}|.*\.)$/i;

/** How a mail speaks of somebody in passing. Only of two plain words the first is surely a name by itself. */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first] = words;
  return first && words.length === 2 && !TITLE.test(first) ? first : name;
}
