import { type ESTree, parseSync, Visitor } from 'vite';

/** Elements whose content is a message. */
const MESSAGES = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

/** Attributes that people read or hear. */
const READ =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|title|placeholder|alt|label|heading|question|action|hint|text|message|problem|summary|note|keep|empty|description)$/;

/** Two letters in a row: less is a sign, a unit or an initial. */
const WORDS = /\p{L}{2}/u;

/** An address, or the beginning of one. */
const ADDRESS = /^(?:https?:\/\/|…?\/)\S*$/;

/** Elements that show what programs read. */
const FOR_PROGRAMS = new Set(['code', 'pre', 'kbd', 'samp']);

/** Texts in a component that are in no catalogue, as `line text`. */
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
  }).visit(parseSync(file, code).program);
  return found;
}

/** The texts that an expression may come to, as far as they stand in it. */
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
