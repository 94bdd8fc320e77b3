/** Our name in a robots.txt. */
export const AGENT = 'Kindlist';

/** More than the largest shops have for everybody. */
const MOST_RULES = 300;
const LONGEST_RULE = 200;

/** Each more costs the time of a whole path again. */
const MOST_WILDCARDS = 8;

/** As RFC 9309 asks at least. In characters. */
const LONGEST_ROBOTS = 500_000;

const RULES = new Set(['allow', 'disallow', 'crawl-delay']);

/**
 * Keeps of a robots.txt what is about us or about everybody, so that a file of any size and kind is little work to ask. A rule that is long, or
 * has many wildcards, is kept as its beginning where it forbids, and left out where it allows.
 */
export function ourRules(text: string): string {
  const kept: string[] = [];
  let isAboutUs = false;
  let isAmongAgents = false;
  for (const line of text.slice(0, LONGEST_ROBOTS).split(/[\r\n]/)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value =
      line
        .slice(colon + 1, colon + 1 + 4 * LONGEST_RULE)
        .split('#')[0]
        ?.trim() ?? '';
    if (name === 'user-agent') {
      if (!isAmongAgents) isAboutUs = false;
      isAmongAgents = true;
      const agent = value.toLowerCase() === AGENT.toLowerCase() ? AGENT : value === '*' ? '*' : null;
      if (agent && kept.at(-1) !== `user-agent: ${agent}`) kept.push(`user-agent: ${agent}`);
      isAboutUs ||= agent !== null;
    } else if (RULES.has(name)) {
      isAmongAgents = false;
      const whole = value.replaceAll(/\*{2,}/g, '*');
      const rule = whole
        .split('*', MOST_WILDCARDS + 1)
        .join('*')
        .slice(0, LONGEST_RULE);
      const isCut = rule.length < whole.length;
      if (isAboutUs && !(isCut && name === 'allow')) kept.push(`${name}: ${rule}`);
    }
    if (kept.length >= MOST_RULES) break;
  }
  return kept.join('\n').replaceAll('\0', '');
}
