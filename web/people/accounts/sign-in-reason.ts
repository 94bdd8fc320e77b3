import { t } from '@lingui/core/macro';
import type { Location } from 'react-router-dom';
import { returnAddressOf } from '../../core/session/return-address.ts';

export function signInReason(location: Location): string | undefined {
  const reason: unknown = (location.state as { reason?: unknown } | null)?.reason;
  if (typeof reason === 'string') return reason;
  const asked = returnAddressOf(location);
  if (asked.startsWith('/lists/create')) return t`Then we’ll start your list.`;
  if (asked.startsWith('/lists/')) return t`Then we’ll open the list.`;
  if (asked.startsWith('/import')) return t`Then we’ll bring your lists along.`;
  if (asked.startsWith('/subscription')) return t`Then you choose your plan.`;
  return undefined;
}
