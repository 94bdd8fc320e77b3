/** The last ones are right as they are, though near to another one. */
const OFFERED = [
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.co.uk', 'hotmail.com', 'hotmail.co.uk', 'outlook.com'],
  ...['icloud.com', 'live.com', 'proton.me', 'protonmail.com'],
];
const RIGHT = new Set([
  ...OFFERED,
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'msn.com',
  'aol.com',
  'live.co',
  'live.cn',
]);

export function likelyEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain.length > 30 || RIGHT.has(domain)) return null;
  const meant = OFFERED.find((offered) => isOneSlipAway(domain, offered));
  return meant ? `${email.slice(0, at)}@${meant}` : null;
}

function isOneSlipAway(typed: string, meant: string): boolean {
  const shortest = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shortest && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < shortest - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const [had, has] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)];
  return (had.length <= 1 && has.length <= 1) || (had.length === 2 && had === `${has[1]}${has[0]}`);
}
