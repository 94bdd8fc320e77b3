/** Zod would try whether it may make code from text, and browsers report the attempt as a breach of our policy. */
(globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true };
