/** A part of the program, or a list, that is loaded for a sample alone did not come. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}
