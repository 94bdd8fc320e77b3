/** A word that says no, in any language: alone, or among others. "Non-dairy milk" is a kind of milk. */
export const NEGATION =
  /(?:^|[^\p{L}])(?:not|no|never|none|without|(?:do|does|did|is|are|was)n['’]?t|won['’]t|can['’]?t|nicht|kein\p{L}{0,2}|pas|jamais|nunca|sin|non|niente|niet|geen|não|sem|nie|nie ma|inte|inga|ikke|ingen|не|нет|нема|немає|ni|nem|nincs|ei|není|nejsou|değil|yok)(?![\p{L}\p{M}’'-])/iu;
