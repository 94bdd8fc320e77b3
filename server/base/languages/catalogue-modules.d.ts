/** See `scripts/languages/catalogue.plugin.ts`. */
declare module '*.po' {
  /** Makes them anew each time. */
  export default function messages(): Readonly<Record<string, import('./message.rules.ts').Message>>;
}

declare module 'virtual:demo-texts' {
  /** The texts of the demo lists, by language. */
  export const DEMO_TEXTS: Readonly<Record<string, Readonly<Record<string, import('./message.rules.ts').Message>>>>;
}
