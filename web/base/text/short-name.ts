/** Letters that fit into a sentence on a phone. */
const LONGEST = 24;

/**
 * Two people often have one account: "Hannelore Schwarzenbach & Väinö Hyvärinen". Surnames hold "y", "i" and "e" as well:
 * "Ortega y Gasset".
 */
const JOINED = / (?:[&+]|and|und|et|en|och|og|ja) /;

/** No first name: "Familie Schwarzenbach", "Dr. Schwarzenbach", "De Vries Jan", "Al Amin". */
const NO_NAME =
  /^(?:.{1,2}|.+[.]|the|famil.+|rodzina|perhe|team|mrs|prof|sra|herr|frau|oma|opa|tante|onkel|van|von|del|der|den|las|los|abd|abu|ibn|stiftung|verein|club)$/i;

/** Not two people but two of these, or one whose name has an “and”: “Freiwillige Feuerwehr und Musikverein Oberhaching”. Rather one too many: then a name is told whole. */
const GROUP =
  /(?:verein|verband|wehr|chor|bund|schule|gruppe|gemeinde|kirche|garten|zentrale|clu?b|team|school|church|choir|society|ation|company|coro|scuola|escuela|iglesia|chiesa|école|église|kerk|koor|stichting|skola|kyrka|szkoła|chór|fundacja|escola)(?: |$)/i;

/** First names of two people whose names are long, as their friends would say them. One person's name is told whole. */
export function shortName(name: string): string {
  const both = name.split(JOINED).map((each) => each.trim().split(' '));
  if (name.length <= LONGEST || both.length !== 2 || GROUP.test(name)) return name;
  if (both.some(([first = '', second]) => !second || NO_NAME.test(first))) return name;
  return both.map(([first]) => first).join(JOINED.exec(name)?.[0]);
}
