/** A press within a sentence, as tall as a thumb. */
export const LINK =
  'inline-flex min-h-11 items-center font-semibold text-brand underline decoration-1 underline-offset-3 hover:decoration-2';
