import type { PlacedImage } from "./contents.ts";
import { areaOf, type Bounds, intersect } from "./matrix.ts";

/** Images that make up one picture: one, or strips and tiles that a scanner cut a page into. */
export type Picture = readonly PlacedImage[];

/** Of the page: a logo or a signature is smaller, a card or half a page larger. */
const MIN_SHARE = 0.04;
/** Of an image: text of less is not recognised. */
const MIN_PIXELS = 60_000;
const TOUCHING = 2;
const MAX_PICTURES = 6;

/** The pictures of a page that may hold text, from top to bottom; of two that lie on each other, the finer one. */
export function picturesOf(images: readonly PlacedImage[], pageArea: number): Picture[] {
  const pictures = tiles(images).filter(
    (picture) =>
      areaOf(boundsOfPicture(picture)) >= MIN_SHARE * pageArea &&
      picture.reduce((sum, { width, height }) => sum + width * height, 0) >= MIN_PIXELS,
  );
  return pictures
    .filter((picture) => !pictures.some((other) => other !== picture && hides(other, picture)))
    .toSorted((a, b) => areaOf(boundsOfPicture(b)) - areaOf(boundsOfPicture(a)))
    .slice(0, MAX_PICTURES)
    .toSorted((a, b) => boundsOfPicture(a)[1] - boundsOfPicture(b)[1]);
}

export function boundsOfPicture(picture: Picture): Bounds {
  const all = picture.map(({ bounds }) => bounds);
  return [
    Math.min(...all.map((one) => one[0])),
    Math.min(...all.map((one) => one[1])),
    Math.max(...all.map((one) => one[2])),
    Math.max(...all.map((one) => one[3])),
  ];
}

/** Groups of images that share an edge. */
function tiles(images: readonly PlacedImage[]): Picture[] {
  const groups: PlacedImage[][] = [];
  for (const image of images) {
    const touching = groups.filter((group) => group.some((other) => shareEdge(image.bounds, other.bounds)));
    const joined = [...touching.flat(), image];
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push(joined);
  }
  return groups;
}

function shareEdge(a: Bounds, b: Bounds): boolean {
  const near = (x: number, y: number): boolean => Math.abs(x - y) <= TOUCHING;
  const isAbove = near(a[0], b[0]) && near(a[2], b[2]) && (near(a[1], b[3]) || near(a[3], b[1]));
  const isBeside = near(a[1], b[1]) && near(a[3], b[3]) && (near(a[0], b[2]) || near(a[2], b[0]));
  return isAbove || isBeside;
}

/** Whether one picture lies where the other does and shows more: finer, or as fine and drawn later. */
function hides(other: Picture, picture: Picture): boolean {
  const [bounds, otherBounds] = [boundsOfPicture(picture), boundsOfPicture(other)];
  if (areaOf(intersect(bounds, otherBounds)) < 0.8 * areaOf(bounds)) return false;
  // A stamp on a scan is part of it; a page cannot hide behind a stamp.
  if (areaOf(otherBounds) > 1.25 * areaOf(bounds)) return true;
  const pixels = (one: Picture): number => one.reduce((sum, { width, height }) => sum + width * height, 0);
  const [own, theirs] = [pixels(picture), pixels(other)];
  if (theirs !== own) return theirs > own;
  return other[0]!.order > picture[0]!.order;
}
