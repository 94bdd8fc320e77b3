import { transform } from '@lingui/native-tools';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';
import { compile } from './compile.ts';

/** Lingui's. The extraction of messages reads them alike. */
export const MACROS: { runtimeModules: Record<'i18n' | 'Trans', [module: string, name: string]> } = {
  runtimeModules: { i18n: ['#rules/base/languages/i18n', 'i18n'], Trans: ['#trans', 'Trans'] },
};

const USES_MACROS = /from '@lingui\/(?:core|react)\/macro'/;
/** The property would be set before `super`. */
const PARAMETER_PROPERTY =
  /\sextends [^{]*\{[^}]*?\bconstructor\((?:[^)]*,)?\s*(?:override |readonly |private |public |protected )+\w+\??[:=]/;
const DECORATED = /^@(?:Entity|ObjectType|InputType|ArgsType)\(/m;

interface MacrosOptions {
  /** 'ids' leaves the message to `inline.plugin.ts`, which puts each language in its place. */
  into?: 'english' | 'ids';
  onMessage?: (id: string, icu: string) => void;
}

export function macros({ into = 'english', onMessage }: MacrosOptions = {}): Plugin {
  return {
    name: 'kindlist:macros',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/, code: USES_MACROS },
      async handler(code, file) {
        const path = file.split('?', 1)[0] ?? file;
        if (DECORATED.test(code))
          throw new Error(`${path}: fields with decorators lose their types here; say it elsewhere`);
        if (PARAMETER_PROPERTY.test(code))
          throw new Error(`${path}: a parameter property of a derived class is set too early here`);
        const made = await transform(code, path, { macro: { ...MACROS, descriptorFields: 'message' } });
        return { code: withoutSources(made.code, into, onMessage), map: made.map ?? null };
      },
    },
  };
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** No line comes or goes, so that the source map holds. */
function withoutSources(code: string, into: 'english' | 'ids', onMessage: MacrosOptions['onMessage']): string {
  const edits: Edit[] = [];
  new Visitor({
    ObjectExpression({ properties }) {
      const [id, message] = [fieldOf(properties, 'id'), fieldOf(properties, 'message')];
      if (id === undefined || message === undefined || !/^[\w-]{6}$/.test(id.text)) return;
      onMessage?.(id.text, message.text);
      if (into === 'english') {
        const { start, end } = message.value;
        edits.push({ start, end, text: JSON.stringify(compile(message.text)) });
      } else edits.push(withItsComma(code, message.property));
    },
  }).visit(parseSync('made.jsx', code).program);
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((edited, { start, end, text }) => edited.slice(0, start) + text + edited.slice(end), code);
}

function fieldOf(properties: ESTree.ObjectExpression['properties'], name: string) {
  for (const property of properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== name) continue;
    const { value } = property;
    if (value.type === 'Literal' && typeof value.value === 'string') return { property, value, text: value.value };
  }
  return undefined;
}

function withItsComma(code: string, { start, end }: { start: number; end: number }): Edit {
  const after = /^\s*,/.exec(code.slice(end))?.[0];
  if (after !== undefined) return { start, end: end + after.length, text: '\n'.repeat(linesIn(after)) };
  const before = /,\s*$/.exec(code.slice(0, start))?.[0] ?? '';
  return { start: start - before.length, end, text: '\n'.repeat(linesIn(before)) };
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
