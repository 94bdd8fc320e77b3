import { type ESTree, Visitor } from 'vite';
import { parsed } from '../sources/parsed.ts';

const MESSAGES = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

const READ =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|title|placeholder|alt|label|heading|question|action|hint|text|message|problem|summary|note|keep|empty|description)$/;

/** Less is a sign, a unit or an initial. */
const WORDS = /\p{L}{2}/u;

const ADDRESS = /^(?:https?:\/\/|…?\/)\S*$/;

/** Programs read their content. */
const FOR_PROGRAMS = new Set(['code', 'pre', 'kbd', 'samp']);

export function textsInNoCatalogue(file: string, code: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const note = (node: ESTree.Node, text: string) => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (WORDS.test(words) && !ADDRESS.test(words))
      found.push(`${code.slice(0, node.start).split('\n').length} ${words}`);
  };
  new Visitor({
    JSXElement: ({ openingElement }) => void open.push(nameOf(openingElement.name)),
    'JSXElement:exit': () => void open.pop(),
    JSXText(node) {
      if (!open.some((name) => MESSAGES.has(name) || FOR_PROGRAMS.has(name))) note(node, node.value);
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !READ.test(name.name) || !value) return;
      if (MESSAGES.has(open.at(-1) ?? '')) return;
      if (value.type === 'Literal') note(value, String(value.value));
      else if (value.type === 'JSXExpressionContainer') for (const text of textsIn(value.expression)) note(value, text);
    },
  }).visit(parsed(file, code).program);
  return found;
}

function textsIn(node: ESTree.JSXExpressionContainer['expression']): string[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return [node.quasis.map(({ value }) => value.cooked ?? '').join('…')];
    case 'ConditionalExpression':
      return [...textsIn(node.consequent), ...textsIn(node.alternate)];
    case 'LogicalExpression':
      return textsIn(node.right);
    default:
      return [];
  }
}

function nameOf(name: ESTree.JSXElementName): string {
  return name.type === 'JSXIdentifier' ? name.name : '';
}
