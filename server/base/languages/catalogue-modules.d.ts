/** See `scripts/languages/catalogue.plugin.ts`. */
declare module '*.po' {
  /** Makes them anew each time. */
  export default function messages(): Readonly<Record<string, import('./message.rules.ts').Message>>;
}
