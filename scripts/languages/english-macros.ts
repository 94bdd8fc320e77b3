type Texts = TemplateStringsArray | { message: string } | string;

/** For code that runs without having been built, as in benchmarks. */
export function t(texts: Texts, ...values: unknown[]): string {
  if (typeof texts === 'string') return texts;
  if (!('raw' in texts)) return texts.message;
  return texts.map((text, index) => text + (index < values.length ? String(values[index]) : '')).join('');
}

export function msg(texts: Texts, ...values: unknown[]): { id: string; message: string } {
  const message = t(texts, ...values);
  return { id: message, message };
}

export const defineMessage = msg;

export function plural(value: number, cases: Readonly<Record<string, string>>): string {
  const rule = new Intl.PluralRules('en-US').select(value);
  const text = cases[value] ?? cases[`=${value}`] ?? cases[rule] ?? cases.other ?? '';
  return text.replaceAll('#', value.toLocaleString('en-US'));
}

export function select(value: string, cases: Readonly<Record<string, string>>): string {
  return cases[value] ?? cases.other ?? '';
}
