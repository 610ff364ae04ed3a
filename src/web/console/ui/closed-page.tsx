import { Notice } from "./notice.tsx";
import { PageHead } from "./page-head.tsx";

interface Props {
  readonly title: string;
  /** Whose page it is. */
  readonly notice: string;
  /** Name and address of what the page belongs to. */
  readonly crumb?: readonly [name: string, href: string];
}

/** A page that belongs to other roles. */
export const ClosedPage = ({ notice, ...head }: Props) => (
  <>
    <PageHead {...head} />
    <Notice>{notice}</Notice>
  </>
);
