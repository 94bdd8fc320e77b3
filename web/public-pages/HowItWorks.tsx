const STEPS = [
  {
    title: 'Write it down',
    text: 'Name the list, say what it is for, and add things one by one, each with its price, a picture and a link to the shop.',
  },
  {
    title: 'Send the link',
    text: 'In the family chat, in the invitation, on the fridge. Whoever opens a public list sees it at once: no app, no account, no password.',
  },
  {
    title: 'Watch it come true',
    text: 'Every gift that is bought ticks over live. Two people in two shops never come home with the same bicycle.',
  },
];

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="mx-auto w-full max-w-6xl px-4 py-20 sm:px-6 lg:py-28">
      <h2 id="how-it-works" className="text-4xl sm:text-5xl">
        How it works
      </h2>
      <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-0">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="relative grid content-start gap-3 md:pr-10">
            <div aria-hidden className="flex items-center gap-4">
              <span className="grid size-14 place-items-center rounded-full border-2 border-brand font-fraunces text-2xl font-semibold text-brand">
                {index + 1}
              </span>
              {index < STEPS.length - 1 && <Thread />}
            </div>
            <h3 className="mt-2 text-2xl">{title}</h3>
            <p className="leading-relaxed text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The stitch that leads to the next step. */
function Thread() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 200 20"
      preserveAspectRatio="none"
      fill="none"
      className="hidden h-5 flex-1 text-edge md:-mr-6 md:block"
    >
      <path
        d="M2 10c30-12 50-8 70 0s52 12 80 3c18-6 30-7 46-3"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="7 7"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
