import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { say } from '#rules/base/languages/say';
import { TIER_LABELS } from '#rules/core/users/account';
import { enumeration } from '../../base/design/list-text.ts';
import { ROLE_LABELS } from '../frame/role-labels.ts';
import { labelOfSetting } from '../site/settings-fields.ts';

interface AuditChange {
  name: string;
  /** Everything but a text is JSON; empty for nothing. */
  from: string;
  to: string;
}

const LABELS: Record<string, MessageDescriptor> = {
  role: msg`Role`,
  tier: msg`Plan`,
  status: msg`Status`,
  reason: msg`Reason`,
  apiKeys: msg`API keys`,
  passkeys: msg`Passkeys`,
  openReports: msg`Open reports`,
  name: msg`Name`,
  affiliateCode: msg`Affiliate code`,
  defaultLogoUrl: msg`Default logo`,
  isActive: msg`Active`,
  urlFormats: msg`Link patterns`,
};

const WORDS: Record<string, Record<string, MessageDescriptor>> = {
  role: ROLE_LABELS,
  tier: TIER_LABELS,
  status: {
    OPEN: msg({ message: 'open', context: 'state of a message' }),
    DONE: msg({ message: 'done', context: 'state of a message' }),
  },
};

const FLAGS: Record<string, MessageDescriptor> = { true: msg`yes`, false: msg`no` };

/** Only the changed parts of a setting are named. */
export function changesInWords(changes: readonly AuditChange[]): string[] {
  return changes.flatMap(partsOf).flatMap(({ name, from, to }) => {
    const label = labelOf(name);
    const [before, after] = [inWords(name, from), inWords(name, to)];
    if (before === after) return [];
    if (from === '') return t({ message: `${label}: ${after}`, comment: 'A setting, and what it became' });
    return t({ message: `${label}: ${before} → ${after}`, comment: 'A setting, what it was, and what it became' });
  });
}

function labelOf(name: string): string {
  const label = LABELS[name];
  return label ? say(label) : labelOfSetting(name);
}

function partsOf(change: AuditChange): AuditChange[] {
  const [from, to] = [structureIn(change.from), structureIn(change.to)];
  if (!from || !to || Array.isArray(from) || Array.isArray(to)) return [change];
  return Object.keys({ ...from, ...to })
    .map((part) => ({ name: `${change.name}.${part}`, from: textOf(from[part]), to: textOf(to[part]) }))
    .filter((part) => part.from !== part.to);
}

function inWords(name: string, text: string): string {
  const structure = structureIn(text);
  if (text === '' || (Array.isArray(structure) && structure.length === 0)) return t`nothing`;
  if (Array.isArray(structure)) return enumeration(structure.map(patternOf));
  if (name.startsWith('max') && text === '-1') return t`unlimited`;
  const word = WORDS[name]?.[text] ?? FLAGS[text];
  return word ? say(word) : text;
}

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
