import { afterEach, beforeEach } from 'vitest';

/**
 * A browser that translates a page puts each text node into an element of its own, where React does not find it: it then
 * fails to put something before it, and to take it away. So no screen may need either, in any test.
 */
const broken: string[] = [];

if (typeof Node !== 'undefined') {
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.insertBefore = function insert<Added extends Node>(
    this: Node,
    added: Added,
    before: Node | null,
  ): Added {
    if (before instanceof Text && isOfReact(before)) broken.push(`something was put before “${before.data}”`);
    return insertBefore.call(this, added, before) as Added;
  };

  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child instanceof Text && isOfReact(child)) broken.push(`“${child.data}” was taken away`);
    return removeChild.call(this, child) as Child;
  };
}

beforeEach(() => void broken.splice(0));

afterEach(() => {
  if (broken.length > 0) throw new Error(`On a page that the browser translates this fails: ${broken.join(', ')}`);
});

function isOfReact(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
}
