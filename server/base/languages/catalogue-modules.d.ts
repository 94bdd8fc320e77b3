/** See `scripts/languages/catalogue.plugin.ts`. */
declare module '*.po' {
  const messages: Readonly<Record<string, import('./message.rules.ts').Message>>;
  export default messages;
}
