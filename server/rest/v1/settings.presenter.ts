import type { PublicConfig } from '../../settings/public-config.type.ts';
import type { Settings } from '../../settings/settings.type.ts';

/** The contract's Settings object. */
export function presentSettings({ updatedAt, ...settings }: Settings) {
  return { ...settings, updatedAt: updatedAt?.toISOString() ?? null };
}

/** The contract's public configuration. */
export function presentConfig(config: PublicConfig, more: { googleClientId: string | null; testMode: boolean }) {
  return { ...config, ...more };
}
