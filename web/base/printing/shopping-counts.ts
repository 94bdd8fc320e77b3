import { plural } from '@lingui/core/macro';

export function toBuyText(count: number): string {
  return plural(count, { 0: 'Nothing is wanted right now', one: '# still to buy', other: '# still to buy' });
}

export function boughtAlreadyText(count: number): string | undefined {
  if (count === 0) return;
  return plural(count, {
    one: '# is bought already, and isn’t on this sheet.',
    other: '# are bought already, and aren’t on this sheet.',
  });
}
