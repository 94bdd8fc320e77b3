import { expect, test } from 'vitest';
import { bareTexts } from '../../scripts/check-bare-text.ts';

const inAFile = (code: string) => bareTexts([{ file: 'web/X.tsx', code }]);

test.for([
  ['something that comes before text', '<button>{isBusy && <Spinner />} Save</button>'],
  ['text that comes beside an element', '<p><b>{name}</b>{isOld && " (old)"}</p>'],
  ['text that gives way to an element', '<p><b>{name}</b>{isOld ? <Day /> : "never"}</p>'],
  ['pieces with text in them that come and go', '<p>{isOld ? <>from <b>{name}</b></> : null}</p>'],
  ['an icon that changes before a label', '<button>{isCopied ? <Check /> : <Copy />}{label}</button>'],
  ['rows before text', '<div>{rows.map((row) => <Row {...row} />)}{text}</div>'],
] as const)('%s is found', ([, jsx]) => {
  expect(inAFile(`const X = () => ${jsx};`)).toEqual(['web/X.tsx:1']);
});

test.for([
  ['text that is alone', '<p>{isOld ? "Old" : "New"}</p>'],
  ['text after an icon that stays', '<button><Icon /> Save</button>'],
  ['text in an element of its own', '<button>{isBusy && <Spinner />}<span>Save</span></button>'],
  ['a list of elements', '<ul>{first && <li />}{rows.map((row) => <li {...row} />)}</ul>'],
] as const)('%s is not', ([, jsx]) => {
  expect(inAFile(`const X = () => ${jsx};`)).toEqual([]);
});

test('children count as text where anybody gives text to their component', () => {
  const box = 'function Box({ children }) { return <div>{isNew && <Badge />}{children}</div>; }';
  const withRows = { file: 'web/A.tsx', code: 'const A = () => <Box><p>Hello</p></Box>;' };
  const withText = { file: 'web/B.tsx', code: 'const B = () => <Box>Hello</Box>;' };

  expect(bareTexts([{ file: 'web/Box.tsx', code: box }, withRows])).toEqual([]);
  expect(bareTexts([{ file: 'web/Box.tsx', code: box }, withRows, withText])).toEqual(['web/Box.tsx:1']);
});
