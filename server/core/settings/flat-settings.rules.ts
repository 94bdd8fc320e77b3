export function flatSettings(settings: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      isGroup(value) ? Object.entries(value).map(([part, inner]) => [`${name}.${part}`, inner]) : [[name, value]],
    ),
  );
}

export function groupedSettings(flat: Record<string, unknown>): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(flat)) {
    const [name = '', part] = path.split('.');
    if (part) settings[name] = { ...(settings[name] as object), [part]: value };
    else settings[name] = value;
  }
  return settings;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
