import { globSync, readFileSync } from 'node:fs';
import { type ESTree, Visitor } from 'vite';
import { alone } from './run.ts';
import { parsed } from './sources/parsed.ts';

const SOURCES = 'web/**/*.tsx';

const GIVES_ELEMENTS = /^(?:map|flatMap|children|draw[A-Z]\w*|axes)$/;

/** `pieces` is text among elements without one around them. */
type Part = 'element' | 'text' | 'pieces' | 'changing element' | 'changing text' | 'changing pieces';

interface Source {
  file: string;
  code: string;
  program: ESTree.Program;
}

interface Names {
  withText: ReadonlySet<string>;
  parts: ReadonlyMap<string, Part>;
  componentAt: (place: number) => string;
}

const NOTHING_KNOWN: Names = { withText: new Set(), parts: new Map(), componentAt: () => '' };

/**
 * A browser that translates a page wraps each text node, so that React does not find it where it put it: it then fails to
 * put something before that text, or to take it away. So text that has neighbours stays, and nothing comes before it.
 */
export function bareTexts(sources: readonly { file: string; code: string }[]): string[] {
  const read = sources.map(({ file, code }) => ({ file, code, program: parsed(file, code).program }));
  const others = partsOfOtherFiles(read);
  const partsIn = (source: Source) => new Map([...others, ...partsOfNames(source).values]);
  const withText = componentsWithText(read, partsIn);
  return read.flatMap((source) =>
    problemsIn(source, { withText, parts: partsIn(source), componentAt: componentsOf(source) }),
  );
}

function problemsIn(source: Source, names: Names): string[] {
  const found: string[] = [];
  const look = (node: ESTree.JSXElement | ESTree.JSXFragment) => {
    if (!isAtRisk(partsOf(node, names))) return;
    found.push(`${source.file}:${source.code.slice(0, node.start).split('\n').length}`);
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(source.program);
  return found;
}

function isAtRisk(parts: readonly Part[]): boolean {
  if (parts.includes('changing pieces')) return true;
  if (parts.length < 2) return false; // React writes text that is alone as the content of its element
  const hasText = parts.some((part) => part === 'text' || part === 'pieces');
  return parts.includes('changing text') || (hasText && parts.includes('changing element'));
}

function partsOf(node: ESTree.JSXElement | ESTree.JSXFragment, names: Names): Part[] {
  return node.children.flatMap((child) => {
    if (child.type === 'JSXText') return child.value.trim() || !child.value.includes('\n') ? 'text' : [];
    if (child.type !== 'JSXExpressionContainer')
      return child.type === 'JSXFragment' ? partsOf(child, names) : 'element';
    return child.expression.type === 'JSXEmptyExpression' ? [] : partOf(child.expression, names);
  });
}

function partOf(value: ESTree.Expression, names: Names): Part {
  switch (value.type) {
    case 'Literal':
    case 'TemplateLiteral':
    case 'TaggedTemplateExpression':
    case 'BinaryExpression':
      return 'text';
    case 'JSXElement':
      return 'element';
    case 'JSXFragment':
      return partsOf(value, names).some(isOfText) ? 'pieces' : 'changing element';
    case 'ParenthesizedExpression':
      return partOf(value.expression, names);
    case 'LogicalExpression':
      return value.operator === '&&' ? changing(partOf(value.right, names)) : partOf(value.right, names);
    case 'ConditionalExpression':
      return chosen(value.consequent, value.alternate, names);
    case 'CallExpression':
      return GIVES_ELEMENTS.test(nameOf(value.callee)) ? 'changing element' : 'text';
    case 'Identifier':
      if (value.name !== 'children') return names.parts.get(value.name) ?? 'text';
      return names.withText.has(names.componentAt(value.start)) ? 'text' : 'element';
    case 'MemberExpression':
      return names.parts.get(nameOf(value)) ?? 'text';
    default:
      return 'changing element';
  }
}

function chosen(one: ESTree.Expression, other: ESTree.Expression, names: Names): Part {
  const parts = [one, other].map((value) => (isNothing(value) ? null : partOf(value, names)));
  if (parts.every((part) => part === 'text')) return 'text'; // React changes the one into the other
  if (parts.some((part) => part === 'pieces' || part === 'changing pieces')) return 'changing pieces';
  return parts.some((part) => part && isOfText(part)) ? 'changing text' : 'changing element';
}

function changing(part: Part): Part {
  if (part === 'text') return 'changing text';
  if (part === 'pieces') return 'changing pieces';
  return part === 'element' ? 'changing element' : part;
}

function isOfText(part: Part): boolean {
  return part !== 'element' && part !== 'changing element';
}

/** React makes no text node of these. */
function isNothing(value: ESTree.Expression): boolean {
  if (value.type === 'Identifier') return value.name === 'undefined';
  return value.type === 'Literal' && (value.value === '' || value.value === null);
}

function nameOf(value: ESTree.Expression): string {
  if (value.type === 'Identifier') return value.name;
  return value.type === 'MemberExpression' && value.property.type === 'Identifier' ? value.property.name : '';
}

function componentsWithText(sources: readonly Source[], partsIn: (source: Source) => Map<string, Part>): Set<string> {
  const names = new Set<string>();
  for (const source of sources) {
    const known: Names = { ...NOTHING_KNOWN, parts: partsIn(source) };
    new Visitor({
      JSXElement: (node) => {
        const { name } = node.openingElement;
        if (name.type === 'JSXIdentifier' && partsOf(node, known).some(isOfText)) names.add(name.name);
      },
    }).visit(source.program);
  }
  return names;
}

/** By what stands after their names: `= <p>`, or `: ReactNode` in what a component takes. */
function partsOfNames({ program }: Source): { values: Map<string, Part>; texts: Set<string> } {
  const values = new Map<string, Part>();
  const texts = new Set<string>();
  const names: Names = { ...NOTHING_KNOWN, parts: values };
  new Visitor({
    TSPropertySignature: ({ key, typeAnnotation }) => {
      if (key.type !== 'Identifier') return;
      if (isOfNodes(typeAnnotation)) values.set(key.name, 'element');
      else texts.add(key.name);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || !init) return;
      const value = init.type === 'ParenthesizedExpression' ? init.expression : init;
      if (isOfNodes(id.typeAnnotation)) values.set(id.name, 'element');
      else if (/^(?:JSX|Logical|Conditional)/.test(value.type)) values.set(id.name, partOf(value, names));
    },
  }).visit(program);
  return { values, texts };
}

/** Only the name is known from another file: it is an element if every file means one by it. */
function partsOfOtherFiles(sources: readonly Source[]): Map<string, Part> {
  const all = sources.map(partsOfNames);
  const texts = new Set(all.flatMap((one) => [...one.texts]));
  const values = all.flatMap((one) => [...one.values]).filter(([name, part]) => !texts.has(name) && !isOfText(part));
  return new Map(values);
}

function isOfNodes(annotation: ESTree.TSTypeAnnotation | null | undefined): boolean {
  const type = annotation?.typeAnnotation;
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return false;
  return ['ReactNode', 'ReactElement'].includes(type.typeName.name);
}

function componentsOf({ program }: Source): (place: number) => string {
  const functions: { name: string; start: number; end: number }[] = [];
  new Visitor({
    FunctionDeclaration: ({ id, start, end }) => {
      if (id) functions.push({ name: id.name, start, end });
    },
  }).visit(program);
  return (place) => functions.findLast(({ start, end }) => start <= place && place < end)?.name ?? '';
}

export function checkBareTexts(): void {
  const problems = bareTexts(globSync(SOURCES).map((file) => ({ file, code: readFileSync(file, 'utf8') })));
  if (problems.length > 0)
    throw new Error(
      `Bare text stands beside what comes and goes, where a page that the browser translates breaks. Put it into an element:\n${problems.join('\n')}`,
    );
}

if (import.meta.main) await alone(checkBareTexts);
