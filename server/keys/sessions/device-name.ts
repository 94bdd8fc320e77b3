import { t } from '@lingui/core/macro';

/** The first that fits is it: most browsers name others, too. */
const BROWSERS: [pattern: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

export function deviceName(userAgent: string | null | undefined): string {
  const { browser, system, program } = deviceParts(userAgent);
  if (browser) return system ? t`${browser} on ${system}` : browser;
  return program ?? system ?? t`Unknown device`;
}

/** The same for every reader. */
export function deviceKey(userAgent: string | null | undefined): string {
  const { browser, system, program } = deviceParts(userAgent);
  if (browser) return system ? `${browser} on ${system}` : browser;
  return program ?? system ?? 'Unknown device';
}

function deviceParts(userAgent: string | null | undefined): { browser?: string; system?: string; program?: string } {
  if (!userAgent) return {};
  const [browser, system] = [BROWSERS, SYSTEMS].map((known) => known.find(([pattern]) => pattern.test(userAgent))?.[1]);
  return { browser, system, program: /^(?!Mozilla)[\w.-]{1,40}/.exec(userAgent)?.[0] };
}
