import { type Role, TIER_LABELS } from '#rules/core/users/account';
import { labelOfSetting } from '../site/settings-fields.ts';

interface AuditChange {
  name: string;
  /** A text as it is, everything else as JSON; empty for nothing. */
  from: string;
  to: string;
}

export const ROLE_LABELS: Record<Role, string> = { USER: 'User', ADMIN: 'Admin' };

const NOTHING = 'nothing';

/** Labels of changed things that are no settings. */
const LABELS: Record<string, string> = {
  role: 'Role',
  tier: 'Plan',
  status: 'Status',
  reason: 'Reason',
  apiKeys: 'API keys',
  openReports: 'Open reports',
  name: 'Name',
  affiliateCode: 'Affiliate code',
  defaultLogoUrl: 'Default logo',
  isActive: 'Active',
  urlFormats: 'URL patterns',
};

const WORDS: Record<string, Record<string, string>> = {
  role: ROLE_LABELS,
  tier: TIER_LABELS,
  status: { OPEN: 'open', DONE: 'done' },
};

const FLAGS: Record<string, string> = { true: 'yes', false: 'no' };

/** Tells the changes of an act in words. Of settings with parts only the changed parts are named. */
export function changesInWords(changes: readonly AuditChange[]): string[] {
  return changes.flatMap(partsOf).flatMap(({ name, from, to }) => {
    const label = LABELS[name] ?? labelOfSetting(name);
    const [before, after] = [inWords(name, from), inWords(name, to)];
    if (before === after) return [];
    return from === '' ? `${label}: ${after}` : `${label}: ${before} → ${after}`;
  });
}

function partsOf(change: AuditChange): AuditChange[] {
  const [from, to] = [structureIn(change.from), structureIn(change.to)];
  if (!from || !to || Array.isArray(from) || Array.isArray(to)) return [change];
  return Object.keys({ ...from, ...to })
    .map((part) => ({ name: `${change.name}.${part}`, from: textOf(from[part]), to: textOf(to[part]) }))
    .filter((part) => part.from !== part.to);
}

function inWords(name: string, text: string): string {
  if (text === '') return NOTHING;
  const structure = structureIn(text);
  if (Array.isArray(structure)) return structure.map(patternOf).join(', ') || NOTHING;
  if (name.startsWith('max') && text === '-1') return 'unlimited';
  return WORDS[name]?.[text] ?? FLAGS[text] ?? text;
}

/** A pattern of an affiliate site is named by what it matches. */
function patternOf(part: unknown): string {
  return typeof part === 'object' && part !== null && 'urlPattern' in part ? String(part.urlPattern) : textOf(part);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Null for a plain text, even one that begins like a structure. */
function structureIn(text: string): Record<string, unknown> | unknown[] | null {
  if (!/^[{[]/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
