/** base64 of the object's key in UTF-8: how upload_v2 is told where the export lies. */
export function objectLocation(key: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(key)));
}
