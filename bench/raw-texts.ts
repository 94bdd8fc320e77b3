import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Vite takes texts out of the product's code, which Node alone does not know. Import this first. */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('?raw')) return nextLoad(url, context);
    const text = readFileSync(new URL(url.replace(/\?raw$/, '')), 'utf8');
    return { format: 'module', shortCircuit: true, source: `export default ${JSON.stringify(text)};` };
  },
});
