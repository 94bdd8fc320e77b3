import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from '../../../scripts/languages/compile.ts';
import { i18n, spokenBy } from '../../../server/base/languages/i18n.rules.ts';
import {
  bestLanguage,
  directionOf,
  LANGUAGES,
  type Language,
  localeFor,
  tagsOfHeader,
} from '../../../server/base/languages/languages.rules.ts';

function said(language: Language, icu: string, values: Record<string, unknown> = {}): string {
  return spokenBy({ language, locale: language }, () => i18n._({ id: 'aaaaaa', message: compile(icu), values }));
}

describe('a message', () => {
  test.for([
    ['en', 1, '1 gift'],
    ['en', 1234, '1,234 gifts'],
    ['pl', 1, '1 prezent'],
    ['pl', 3, '3 prezenty'],
    ['pl', 5, '5 prezentów'],
    ['pl', 1.5, '1,5 prezentu'],
  ] as const)('follows the plurals and numbers of %s for %d', ([language, count, text]) => {
    const icu =
      language === 'en'
        ? '{count, plural, one {# gift} other {# gifts}}'
        : '{count, plural, one {# prezent} few {# prezenty} many {# prezentów} other {# prezentu}}';

    expect(said(language, icu, { count })).toBe(text);
  });

  test('counts without what an offset takes away, and has words for exact numbers', () => {
    const icu = '{count, plural, offset:1 =0 {Nobody} =1 {Ann} one {Ann and # other} other {Ann and # others}}';

    expect([0, 1, 2, 3].map((count) => said('en', icu, { count }))).toEqual([
      'Nobody',
      'Ann',
      'Ann and 1 other',
      'Ann and 2 others',
    ]);
  });

  test('reads nothing in what people typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom('<0>x</0>', '{name}', "'{", '#', '\\u0041', '%s', 'constructor'), fc.string()),
        (name) => {
          fc.pre(!/\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}/u.test(name));
          expect(said('en', 'By <0>{name}</0>, {count, plural, other {# of {name}}}', { name, count: 2 })).toBe(
            `By ${name}, 2 of ${name}`,
          );
        },
      ),
    );
  });

  test.for([
    ['fr', 'Liste de {name}', 'Anne', 'Liste d’Anne'],
    ['fr', 'Liste de <0>{name}</0>', 'Élodie', 'Liste d’Élodie'],
    ['fr', 'La liste que {name} partage', 'Oscar', 'La liste qu’Oscar partage'],
    ['fr', 'Liste de {name}', 'Marie', 'Liste de Marie'],
    ['fr', 'Liste de « {name} »', 'Anne', 'Liste de « Anne »'],
    ['fr', 'Le code {name}', 'A7', 'Le code A7'],
    ['fr', 'Modèle {name}', 'Opus', 'Modèle Opus'],
    ['it', 'fino al {day}', '8 maggio 2027', 'fino all’8 maggio 2027'],
    ['it', 'Disponibile dal {day}', '11 giugno', 'Disponibile dall’11 giugno'],
    ['it', 'Scade il <0>{day}</0>', '8 maggio', 'Scade l’8 maggio'],
    ['it', 'fino al {day}', '18 maggio', 'fino al 18 maggio'],
    ['it', 'fino al {day}', '80 euro', 'fino al 80 euro'],
    ['it', 'del {day}', '11 maggio', 'dell’11 maggio'],
    ['de', 'que de {name}', 'Anne', 'que de Anne'],
  ] as const)('in %s, “%s” with %s is “%s”', ([language, icu, value, text]) => {
    expect(said(language, icu, { name: value, day: value })).toBe(text);
  });

  test.for(Object.keys(LANGUAGES) as Language[])(
    'in %s keeps to itself what runs in the other direction',
    (language) => {
      const [own, other] = directionOf(language) === 'rtl' ? ['كوب', 'Lego (2024)'] : ['Lego (2024)', 'كوب'];
      expect(said(language, 'x {name}', { name: other })).toBe(`x \u2068${other}\u2069`);
      expect(said(language, 'x {name}', { name: own })).toBe(`x ${own}`);
    },
  );

  test('keeps names of the other direction to themselves', () => {
    expect(said('en', 'By {name}', { name: 'כוס (כחולה) 3' })).toBe('By \u2068כוס (כחולה) 3\u2069');
    expect(said('en', 'By {name}', { name: 'Lego (2024)' })).toBe('By Lego (2024)');
    expect(said('ar', 'من {name}', { name: 'Lego (2024)' })).toBe('من \u2068Lego (2024)\u2069');
    expect(said('ar', 'من {name}', { name: 'كوب' })).toBe('من كوب');
  });

  test.for([
    'By <0>{name}',
    'By {name}</0>',
    '<0><1></0></1>',
    '{count, plural, one {x}}',
    '{name',
    '{day, date, short}',
  ])('that is malformed is refused: %s', (icu) => {
    expect(() => compile(icu)).toThrow();
  });
});

describe('the language of a reader', () => {
  test.for([
    ['de-AT,de;q=0.9,en;q=0.8', 'de', 'de-AT'],
    ['pt-PT', 'pt-BR', 'pt-PT'],
    ['zh-CN,fr;q=0.5', 'fr', 'fr'],
    ['en;q=0.2, sv;q=0.9', 'sv', 'sv'],
    ['*', 'en', 'en-US'],
    ['', 'en', 'en-US'],
    ['en-GB', 'en', 'en-GB'],
    ['ar-EG', 'ar', 'ar-EG-u-nu-latn'],
    ['ja;q=0, it', 'it', 'it'],
    [';;;=,q=1,-', 'en', 'en-US'],
  ])('%s is answered in %s', ([header, language, locale]) => {
    const tags = tagsOfHeader(header);

    expect(bestLanguage(tags)).toBe(language);
    expect(localeFor(bestLanguage(tags), tags)).toBe(locale);
  });
});
