// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useFocusAfterRemoval } from '../../../web/lists/items/rows/useFocusAfterRemoval.ts';

afterEach(cleanup);

function Items({ groups }: { groups: string[][] }) {
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(root, groups, heading);
  return (
    <section ref={root}>
      <h2 ref={heading} tabIndex={-1}>
        Items
      </h2>
      {groups.flat().map((id) => (
        <div key={id} data-item={id}>
          <button type="button" aria-haspopup="menu">
            {id}
          </button>
        </div>
      ))}
    </section>
  );
}

test.for([
  ['is put elsewhere keeps the focus', [['Pan', 'Vase', 'Cup'], []], 'Cup'],
  ['goes to another group leaves the focus to the one that followed', [['Pan', 'Vase'], ['Cup']], 'Vase'],
  ['goes leaves the focus to the one that followed', [['Pan', 'Vase'], []], 'Vase'],
  ['goes with all others leaves the focus to the heading', [[], []], 'Items'],
] as const)('an item that %s', async ([, after, focused]) => {
  const page = render(<Items groups={[['Pan', 'Cup', 'Vase'], []]} />);
  const cup = screen.getByRole('button', { name: 'Cup' });
  cup.focus();

  page.rerender(<Items groups={after.map((ids) => [...ids])} />);
  cup.blur(); // as browsers do with what moves

  await expect.poll(() => document.activeElement?.textContent).toBe(focused);
});
