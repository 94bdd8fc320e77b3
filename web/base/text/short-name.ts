/** Letters that fit into a sentence on a phone. */
const LONGEST = 24;

/** Two people often have one account: "Hannelore Schwarzenbach & Väinö Hyvärinen". */
const JOINED = / (?:[&+/]|and|und|et|y|e|en|och|i|ja) /;

/** Nobody is called so alone: "Familie Schwarzenbach", "Dr. Schwarzenbach". */
const NO_NAME =
  /^(?:.+[.]|the|family|familie|famille|familia|família|famiglia|familjen|rodzina|perhe|team|mr|mrs|ms|herr|frau|oma|opa|tante|onkel)$/i;

/** First names of a long name, as its friends would say them; what has none is told whole. */
export function shortName(name: string): string {
  if (name.length <= LONGEST) return name;
  const [joint] = JOINED.exec(name) ?? [' '];
  const first = name.split(JOINED).map((each) => each.trim().split(' ')[0] ?? '');
  const short = first.join(joint);
  return first.some((each) => each === '' || NO_NAME.test(each)) || short.length >= name.length ? name : short;
}
