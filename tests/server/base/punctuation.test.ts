import { describe, expect, test } from 'vitest';
import { languageProblems } from '../../../scripts/languages/language-problems.ts';
import { punctuationProblems } from '../../../scripts/languages/punctuation.ts';
import type { Language } from '../../../server/base/languages/languages.rules.ts';

describe('the punctuation of a translation', () => {
  test.for([
    ['fr', 'C’est fait ?', 'C’est fait\u202f?'],
    ['fr', 'Merci!', 'Merci\u202f!'],
    ['fr', 'Tu peux le rendre\u00a0; rien ne presse', 'Tu peux le rendre\u202f; rien ne presse'],
    ['fr', 'Liste : {name}', 'Liste\u00a0: {name}'],
    ['fr', 'Liste: {name}', 'Liste\u00a0: {name}'],
    ['fr', 'La liste «\u202f{list}\u202f»', 'La liste «\u00a0{list}\u00a0»'],
    ['fr', 'La liste «{list}»', 'La liste «\u00a0{list}\u00a0»'],
    ['de', 'Die Liste “{list}”', 'Die Liste „{list}“'],
    ['de', 'Die Liste „{list}”', 'Die Liste „{list}“'],
    ['pl', 'Lista „{list}“', 'Lista „{list}”'],
    ['sv', 'Listan “{list}”', 'Listan ”{list}”'],
    ['it', 'La lista "{list}"', 'La lista “{list}”'],
    ['it', "L'elenco", 'L’elenco'],
    ['nl', 'De lijst  {list}', 'De lijst {list}'],
    ['nl', 'Lijst laden...', 'Lijst laden…'],
    ['nl', 'Klaar ?', 'Klaar?'],
    ['es', 'Listo?', '¿Listo?'],
    ['es', '¿Listo? Gracias!', '¿Listo? ¡Gracias!'],
    ['ja', '終わりましたか? はい', '終わりましたか？はい'],
    ['ja', '終わりました. はい', '終わりました。はい'],
    ['ja', '「{list}」 を開く', '「{list}」を開く'],
    ['ja', '“{list}”を開く', '「{list}」を開く'],
    ['ar', 'هل انتهيت?', 'هل انتهيت؟'],
    ['ar', 'القائمة, الهدايا', 'القائمة، الهدايا'],
    ['ar', 'القائمة “{list}”', 'القائمة «{list}»'],
  ] as const)('in %s refuses “%s”, and takes “%s”', ([language, wrong, right]) => {
    expect(punctuationProblems(language, wrong)).not.toEqual([]);
    expect(punctuationProblems(language, right)).toEqual([]);
  });

  test.for([
    ['fr', 'Todoist, Bring!, rappels\u00a0: termine par ?ref={CODE}'],
    ['fr', '{count, plural, one {# cadeau\u202f?} many {# cadeaux\u202f?} other {# cadeaux\u202f?}}'],
    ['es', 'Envía «Authorization: Bearer TOKEN», o termina con ?ref={CODE}'],
    ['de', 'Bring! und {name}: https://example.test/'],
    ['ar', '{count, plural, =1 {أمس} other {قبل # يوم}}'],
  ] as const)('in %s takes “%s”: names, addresses and the signs of messages are no punctuation', ([language, icu]) => {
    expect(punctuationProblems(language, icu)).toEqual([]);
  });

  test('is looked at with the other faults of a catalogue', () => {
    const source = [{ id: 'a', icu: 'Done?', context: '', comments: [], files: ['a.ts'] }];
    const problemsOf = (a: string) =>
      languageProblems(source, [{ language: 'fr' satisfies Language, messages: { a } }]);

    expect(problemsOf('Fini ?')).toEqual(['fr: “Fini ?”: has no U+202F before ? ! or ;']);
    expect(problemsOf('Fini\u202f?')).toEqual([]);
  });
});
