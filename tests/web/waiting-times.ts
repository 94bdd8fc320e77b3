/** What is to appear may take its time where the machine does other things too; what is there at once passes at once. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}

export {};
