import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { say } from '#rules/base/languages/say';
import { SearchField } from '../../base/design/fields/SearchField.tsx';
import { Select } from '../../base/design/fields/Select.tsx';
import { locale } from '../../base/design/locale.ts';
import { type Example, operationOf } from './example.ts';
import { EXAMPLE_GROUPS } from './examples.ts';

interface ExampleChoiceProps {
  chosen: Example | undefined;
  onChoose: (example: Example) => void;
}

/** All examples by topic, or those that are searched for. Enter takes the first. */
export function ExampleChoice({ chosen, onChoose }: ExampleChoiceProps) {
  const [words, setWords] = useState('');
  const groups = groupsWith(words);
  const found = groups.flatMap(({ examples }) => examples);
  const [first] = found;
  const isShown = chosen && found.includes(chosen);
  return (
    <form
      className="grid w-full gap-3 sm:w-auto sm:grid-cols-[14rem_20rem] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        if (first) onChoose(first);
      }}
    >
      <SearchField label={t`Search examples`} placeholder={t`Search examples`} value={words} onChange={setWords} />
      <Select
        label={t`Examples`}
        value={isShown ? operationOf(chosen) : ''}
        onChange={({ target }) => {
          const example = found.find((each) => operationOf(each) === target.value);
          if (example) onChoose(example);
        }}
      >
        {!isShown && (
          <option value="" disabled>
            {plural(found.length, { one: '# example found', other: '# examples found' })}
          </option>
        )}
        {groups.map(({ title, examples }) => (
          <optgroup key={title} label={title}>
            {examples.map((example) => (
              <option key={operationOf(example)} value={operationOf(example)}>
                {say(example.title)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </form>
  );
}

/** By topic, title and name of the operation; each of the words has to be in it. */
function groupsWith(words: string) {
  const wanted = words.toLocaleLowerCase(locale()).split(/\s+/).filter(Boolean);
  return EXAMPLE_GROUPS.map((group) => ({
    title: say(group.title),
    examples: group.examples.filter((example) => {
      const text = `${say(group.title)} ${say(example.title)} ${operationOf(example)}`.toLocaleLowerCase(locale());
      return wanted.every((word) => text.includes(word));
    }),
  })).filter(({ examples }) => examples.length > 0);
}
