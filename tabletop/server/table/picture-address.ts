/** The address of a picture of a foreign save, and the key by which browsers ask this server for it. */
export interface PictureAddress {
  key: string;
  url: string;
}
