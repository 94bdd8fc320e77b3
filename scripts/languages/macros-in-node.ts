import { registerHooks } from 'node:module';

const ENGLISH = new URL('english-macros.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === '@lingui/core/macro' ? { url: ENGLISH, shortCircuit: true } : nextResolve(specifier, context),
});
